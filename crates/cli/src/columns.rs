//! Tables for people: columns as wide as their widest cell.

/// How a column stands.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Side {
    Left,
    Right,
}

/// Lines of cells, one column beside the other; a line may have fewer cells than there are columns.
pub(crate) fn columns(sides: &[Side], lines: &[Vec<String>]) -> String {
    let width = |column: usize| {
        let cells = lines.iter().filter_map(|line| line.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..sides.len()).map(width).collect();
    let mut text = String::new();
    for line in lines {
        let cells = line.iter().zip(sides).zip(&widths);
        let cells = cells.map(|((cell, side), &width)| match side {
            Side::Left => format!("{cell:width$}"),
            Side::Right => format!("{cell:>width$}"),
        });
        text += cells.collect::<Vec<_>>().join("  ").trim_end();
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let lines = [vec!["Würfel", "7"], vec!["a", "12"]];
        let lines = lines.map(|line| line.into_iter().map(str::to_owned).collect());
        assert_eq!(
            columns(&[Side::Left, Side::Right], &lines),
            "Würfel   7\na       12\n"
        );
    }
}
