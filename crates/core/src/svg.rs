//! What the drawings of all games share: numbers and text, ready to stand in an SVG.

/// Returns a number with no more digits than anybody can see.
pub fn number(value: f64) -> String {
    // By whole numbers: what prints floats exactly would be a fiftieth of the page.
    let hundredths = (value * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, part) = (hundredths.abs() / 100, hundredths.abs() % 100);
    match part {
        0 => format!("{sign}{whole}"),
        part if part % 10 == 0 => format!("{sign}{whole}.{}", part / 10),
        part => format!("{sign}{whole}.{part:02}"),
    }
}

/// Returns text made safe to stand in XML; characters that XML has no place for are left out.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            '\t' | '\n' | '\r' => escaped.push(letter),
            '\0'..='\x1F' | '\u{FFFE}' | '\u{FFFF}' => {}
            _ => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_two_digits_behind_the_point_at_most() {
        let cases = [
            (0.0, "0"),
            (-0.001, "0"),
            (7.0, "7"),
            (1.5, "1.5"),
            (-0.05, "-0.05"),
            (2.999, "3"),
            (-16.254, "-16.25"),
        ];
        for (value, text) in cases {
            assert_eq!(number(value), text);
        }
    }

    #[test]
    fn text_in_xml_means_itself() {
        assert_eq!(
            escape("<R & \"B\">\u{1} 'x'"),
            "&lt;R &amp; &quot;B&quot;&gt; &#39;x&#39;"
        );
    }
}
