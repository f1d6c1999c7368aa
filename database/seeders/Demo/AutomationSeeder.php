<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Automations\MarketName;
use App\Domain\Automations\SeenMarketNames;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Genweb's sports and markets, patterns for most of the demo's bets, and the names of those bets. */
final readonly class AutomationSeeder
{
    /** Sport, sport type, markets with Genweb's numbers. */
    private const MARKETS = [
        ['Racing', 'Thoroughbreds', ['Win' => 'GW-1001', 'Place' => 'GW-1002', 'Quinella' => 'GW-1003', 'Trifecta' => 'GW-1004']],
        ['Racing', 'Greyhounds', ['Win' => 'GW-1101', 'Place' => 'GW-1102']],
        ['Racing', 'Harness', ['Win' => 'GW-1201', 'Place' => 'GW-1202']],
        ['Australian rules', 'AFL', ['Head to head' => 'GW-2001', 'Line' => 'GW-2002', 'First goal scorer' => 'GW-2003']],
        ['Australian rules', 'AFLW', ['Head to head' => 'GW-2101']],
        ['Rugby league', 'NRL', ['Head to head' => 'GW-3001', 'Line' => 'GW-3002', 'First try scorer' => 'GW-3003']],
        ['Cricket', 'International', ['Match odds' => 'GW-4001', 'Top batter' => 'GW-4002']],
        ['Cricket', 'Big Bash', ['Match odds' => 'GW-4101']],
        ['Soccer', 'A-League', ['Result' => 'GW-5001']],
        ['Tennis', 'Grand slams', ['Match winner' => null]],
    ];

    /** Pattern, sport type, market, priority. */
    private const PATTERNS = [
        ['Horse racing: * – Win', 'Thoroughbreds', 'Win', 100],
        ['Horse racing: * – Place', 'Thoroughbreds', 'Place', 100],
        ['Horse racing: * – *', 'Thoroughbreds', 'Win', 900],
        ['Greyhounds: * – Win', 'Greyhounds', 'Win', 100],
        ['AFL: * – Head to head', 'AFL', 'Head to head', 100],
        ['NRL: * – Line', 'NRL', 'Line', 100],
        ['Cricket: Australia v * – Match odds', 'International', 'Match odds', 50],
        ['Tennis: * – Match winner', 'Grand slams', 'Match winner', 100],
    ];

    public function __construct(private SeenMarketNames $names) {}

    public function run(): void
    {
        $at = ['created_at' => CarbonImmutable::now()->subDays(90), 'updated_at' => CarbonImmutable::now()->subDays(20)];
        $named = static fn (string $name): array => ['name' => $name, 'name_key' => MarketName::fold($name), ...$at];
        foreach (self::MARKETS as [$sport, $type, $markets]) {
            $sportId = DB::table('sports')->where('name', $sport)->value('id') ?? DB::table('sports')->insertGetId($named($sport));
            $typeId = DB::table('sport_types')->insertGetId(['sport_id' => $sportId, ...$named($type)]);
            foreach ($markets as $market => $number) {
                // The patterns of a disabled market match nothing.
                DB::table('genweb_markets')->insert([
                    'sport_type_id' => $typeId,
                    'external_id' => $number,
                    'is_enabled' => $type !== 'Grand slams',
                    ...$named($market),
                ]);
            }
        }
        foreach (self::PATTERNS as [$pattern, $type, $market, $priority]) {
            $typeId = DB::table('sport_types')->where('name', $type)->value('id');
            DB::table('sportsbet_patterns')->insert([
                'pattern' => $pattern, 'name_key' => MarketName::fold($pattern), 'sport_type_id' => $typeId, 'priority' => $priority,
                'market_id' => DB::table('genweb_markets')->where('sport_type_id', $typeId)->where('name', $market)->value('id'), ...$at,
            ]);
        }
        $this->names->count();
    }
}
