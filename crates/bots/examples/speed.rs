//! speed
fn main() {
    use klaxon_core::Game;
    let table = klaxon_fuse::Fuse::table(klaxon_fuse::game::Options::new(4)).unwrap();
    let start = std::time::Instant::now();
    let mut count = klaxon_bots::fuse::Count::default();
    let mut policy = klaxon_bots::Random::new(1);
    let mut turns = 0u64;
    let games = std::env::args()
        .nth(1)
        .map_or(20000, |n| n.parse().unwrap());
    for seed in 0..games {
        turns += u64::from(klaxon_bots::fuse::play(&table, seed, &mut policy, &mut count).turn);
    }
    let t = start.elapsed().as_secs_f64();
    println!(
        "{} actions/s, {} games/s, {} actions a game, {} turns, passes {:.3}",
        count.actions as f64 / t,
        games as f64 / t,
        count.actions / games,
        turns / games,
        count.passes as f64 / count.actions as f64
    );
}
