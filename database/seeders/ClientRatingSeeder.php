<?php

declare(strict_types=1);

namespace Database\Seeders;

use App\Models\ClientRating;
use Illuminate\Database\Seeder;

/** The fourteen ratings: 1 to 8 describe how a client bets, 11 to 16 the state of the account. */
final class ClientRatingSeeder extends Seeder
{
    private const RATINGS = [
        1 => ['Recreational, loses steadily', '#0f9d58'], 2 => ['Recreational, breaks even', '#3bab4f'], 3 => ['Regular, small stakes', '#7cb342'],
        4 => ['Regular, follows promotions', '#c0b21a'], 5 => ['Promotion heavy', '#f0a30a'], 6 => ['Sharp on some markets', '#f57c00'],
        7 => ['Sharp, limits advised', '#e64a19'], 8 => ['Professional or syndicate', '#b71c1c'], 11 => ['New, not yet rated', '#1e88e5'],
        12 => ['Watch: unusual deposits', '#3949ab'], 13 => ['High value', '#8e24aa'], 14 => ['Cared for by RSG', '#00897b'],
        15 => ['Dormant', '#6d4c41'], 16 => ['Account closed', '#546e7a'],
    ];

    public function run(): void
    {
        foreach (self::RATINGS as $value => [$description, $color]) {
            ClientRating::query()->firstOrCreate(['value' => $value], ['description' => $description, 'color' => $color]);
        }
    }
}
