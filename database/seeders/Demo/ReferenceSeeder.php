<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Models\Affiliate;
use App\Models\BonusPromotion;
use App\Models\Company;
use Database\Seeders\ClientRatingSeeder;
use Illuminate\Database\Seeder;

/** Brands, affiliates, ratings and promotions. */
final class ReferenceSeeder extends Seeder
{
    private const COMPANIES = [['Regal Bet', 'regal-bet', '#0b6b4b'], ['BlackStump', 'blackstump', '#7a3e12'], ['Outback 88', 'outback-88', '#b3261e']];

    private const AFFILIATES = ['Front Row Media', 'Racing Lounge', 'Turf Talk', 'The Form Guide Co', 'Coastal Digital', 'Saturday Slate'];

    private const PROMOTIONS = [
        ['Spring Carnival bonus bet', 5000, null], ['Melbourne Cup money back', 10000, null], ['AFL Finals boost', null, 20],
        ['New account welcome', 2500, null], ['NRL head-to-head boost', null, 15], ['Reload Friday', 3000, null], ['Boxing Day Test boost', null, 10],
        ['Refer a mate', 5000, null], ['Caulfield Cup bonus bet', 2500, null], ['Everest early payout', null, 25], ['Golden Slipper bonus bet', 4000, null],
        ['State of Origin boost', null, 12],
    ];

    public function run(): void
    {
        $this->call(ClientRatingSeeder::class);

        foreach (self::COMPANIES as [$name, $slug, $color]) {
            Company::query()->create(['name' => $name, 'slug' => $slug, 'color' => $color, 'logo_path' => "/img/{$slug}.png"]);
        }
        foreach (self::AFFILIATES as $index => $name) {
            Affiliate::query()->create(['name' => $name, 'abn' => '51824753'.str_pad((string) (556 + $index), 3, '0', STR_PAD_LEFT), 'is_gst_registered' => $index % 2 === 0]);
        }
        $companies = Company::query()->pluck('id')->all();
        foreach (self::PROMOTIONS as $index => [$title, $cents, $percent]) {
            BonusPromotion::query()->create([
                'company_id' => $companies[$index % count($companies)], 'title' => $title, 'value_cents' => $cents, 'percent' => $percent,
                'status' => ['live', 'live', 'approved', 'ended', 'draft'][$index % 5],
                'starts_at' => now()->subDays(20 - $index), 'ends_at' => now()->addDays(5 + $index * 3),
            ]);
        }
    }
}
