//! What search engines are told: which pages there are, in which languages.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use klaxon_words::Language;

use crate::page::PageFile;

/// All pages that a stranger may find: the start page and the rules, each in every language.
pub(crate) fn sitemap(origin: &str, files: &[PageFile]) -> Response {
    let pages = files.iter().filter_map(|file| address(file.path));
    let addresses = pages.map(|path| {
        let of = |language: Language| format!("{origin}/{path}?lang={}", language.code());
        let others = Language::ALL.map(|language| {
            let (code, address) = (language.code(), of(language));
            format!("<xhtml:link rel=\"alternate\" hreflang=\"{code}\" href=\"{address}\"/>")
        });
        let others = others.concat();
        let all = Language::ALL
            .map(|language| format!("<url><loc>{}</loc>{others}</url>\n", of(language)));
        all.concat()
    });
    let addresses: String = addresses.collect();
    let xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n\
         {addresses}</urlset>\n"
    );
    ([(header::CONTENT_TYPE, "application/xml")], xml).into_response()
}

/// The path of the address of a page, once for all its languages; none for what is no page for strangers.
fn address(file: &str) -> Option<&str> {
    match file.strip_suffix(".en.html")? {
        "start" => Some(""),
        rules if rules == "rules" || rules.starts_with("rules/") => Some(rules),
        _ => None,
    }
}

/// Everything may be read; what is not to be found says so itself.
pub(crate) fn robots(origin: Option<&str>) -> Response {
    let map = origin.map(|origin| format!("Sitemap: {origin}/sitemap.xml\n"));
    let text = format!(
        "User-agent: *\nDisallow: /api/\n{}",
        map.unwrap_or_default()
    );
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}
