//! Makes a browser's screenshot small: a PNG of at most 256 colours.

use std::collections::HashMap;
use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

type Colour = [u8; 3];

/// Returns the same picture with its 256 most frequent colours; all others become the nearest of them.
pub(crate) fn with_a_palette(png: &[u8]) -> Result<Vec<u8>, String> {
    let (width, pixels) = pixels(png).ok_or("no PNG with three bytes for each pixel")?;
    let palette = palette(&pixels);
    let mut known: HashMap<Colour, u8> = HashMap::new();
    let mut rows = Vec::with_capacity(pixels.len() + pixels.len() / width + 1);
    for row in pixels.chunks(width) {
        rows.push(0);
        let indices = row.iter().map(|colour| {
            let index = known.entry(*colour);
            *index.or_insert_with(|| nearest(&palette, *colour))
        });
        rows.extend(indices);
    }
    let mut picture = SIGNATURE.to_vec();
    let [width, height] = [width, pixels.len() / width].map(|n| n as u32);
    let sizes = [width.to_be_bytes(), height.to_be_bytes()].concat();
    chunk(
        &mut picture,
        b"IHDR",
        &[&sizes[..], &[8, 3, 0, 0, 0]].concat(),
    );
    chunk(&mut picture, b"PLTE", &palette.concat());
    chunk(&mut picture, b"IDAT", &deflated(&rows)?);
    chunk(&mut picture, b"IEND", &[]);
    Ok(picture)
}

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// The width, and all pixels from row to row.
fn pixels(png: &[u8]) -> Option<(usize, Vec<Colour>)> {
    let mut rest = png.strip_prefix(SIGNATURE)?;
    let (mut width, mut packed) = (0, Vec::new());
    while let Some((length, after)) = rest.split_first_chunk::<4>() {
        let (kind, after) = after.split_first_chunk::<4>()?;
        let (body, after) = after.split_at_checked(u32::from_be_bytes(*length) as usize)?;
        match kind {
            b"IHDR" => {
                width = u32::from_be_bytes(*body.first_chunk()?) as usize;
                // Eight bits each of red, green and blue, not interlaced.
                (body.get(8..) == Some(&[8, 2, 0, 0, 0])).then_some(())?;
            }
            b"IDAT" => packed.extend(body),
            _ => {}
        }
        rest = after.get(4..)?;
    }
    let mut bytes = Vec::new();
    ZlibDecoder::new(&packed[..]).read_to_end(&mut bytes).ok()?;
    let mut above = vec![0; width * 3];
    let mut pixels = Vec::new();
    for line in bytes.chunks_exact(width * 3 + 1) {
        let (filter, row) = line.split_first()?;
        above = unfiltered(*filter, row, &above);
        pixels.extend(above.chunks_exact(3).map(|p| [p[0], p[1], p[2]]));
    }
    Some((width, pixels))
}

/// A row as it was before it was filtered: its bytes are differences to what is left of them and above.
fn unfiltered(filter: u8, row: &[u8], above: &[u8]) -> Vec<u8> {
    let mut bytes: Vec<u8> = Vec::with_capacity(row.len());
    for (i, difference) in row.iter().enumerate() {
        let before = |bytes: &[u8]| if i < 3 { 0 } else { bytes[i - 3] };
        let (left, up, corner) = (before(&bytes), above[i], before(above));
        let guess = match filter {
            0 => 0,
            1 => left,
            2 => up,
            3 => left.midpoint(up),
            _ => paeth(left, up, corner),
        };
        bytes.push(difference.wrapping_add(guess));
    }
    bytes
}

/// Whichever of three neighbours is nearest to left + up - corner.
fn paeth(left: u8, up: u8, corner: u8) -> u8 {
    let guess = i32::from(left) + i32::from(up) - i32::from(corner);
    let away = |n: &u8| (guess - i32::from(*n)).abs();
    [left, up, corner].into_iter().min_by_key(away).unwrap_or(0)
}

fn palette(pixels: &[Colour]) -> Vec<Colour> {
    let mut counts: HashMap<Colour, usize> = HashMap::new();
    for colour in pixels {
        *counts.entry(*colour).or_default() += 1;
    }
    let mut colours: Vec<(Colour, usize)> = counts.into_iter().collect();
    colours.sort_by_key(|(colour, count)| (std::cmp::Reverse(*count), *colour));
    colours
        .into_iter()
        .map(|(colour, _)| colour)
        .take(256)
        .collect()
}

fn nearest(palette: &[Colour], colour: Colour) -> u8 {
    let away = |other: &Colour| -> u32 {
        let sides = other
            .iter()
            .zip(colour)
            .map(|(a, b)| u32::from(a.abs_diff(b)).pow(2));
        sides.sum()
    };
    let nearest = (0..=u8::MAX)
        .zip(palette)
        .min_by_key(|(_, other)| away(other));
    nearest.map_or(0, |(index, _)| index)
}

fn deflated(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.map_err(|error| error.to_string())
}

fn chunk(picture: &mut Vec<u8>, kind: &[u8; 4], body: &[u8]) {
    picture.extend((body.len() as u32).to_be_bytes());
    picture.extend(kind);
    picture.extend(body);
    let mut sum = flate2::Crc::new();
    sum.update(kind);
    sum.update(body);
    picture.extend(sum.sum().to_be_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_unfiltered() {
        let above = [10, 20, 30, 40, 50, 60];
        let row = [1, 2, 3, 4, 5, 6];
        assert_eq!(unfiltered(0, &row, &above), row);
        assert_eq!(unfiltered(1, &row, &above), [1, 2, 3, 5, 7, 9]);
        assert_eq!(unfiltered(2, &row, &above), [11, 22, 33, 44, 55, 66]);
        assert_eq!(unfiltered(3, &row, &above), [6, 12, 18, 27, 36, 45]);
        assert_eq!(unfiltered(4, &row, &above), [11, 22, 33, 44, 55, 66]);
    }

    #[test]
    fn a_colour_that_is_left_out_becomes_its_neighbour() {
        let palette = [[0, 0, 0], [200, 0, 0], [0, 200, 0]];
        assert_eq!(nearest(&palette, [0, 200, 0]), 2);
        assert_eq!(nearest(&palette, [180, 20, 9]), 1);
    }

    #[test]
    fn the_most_frequent_colours_are_kept() {
        let mut pixels: Vec<Colour> = (0..=255).flat_map(|n| [[n, 0, 0]; 2]).collect();
        pixels.push([0, 1, 0]);
        let palette = palette(&pixels);
        assert_eq!(palette.len(), 256);
        assert!(!palette.contains(&[0, 1, 0]));
    }
}
