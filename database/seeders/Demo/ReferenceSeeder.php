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

    /** Name, ABN, whether registered for GST, share of our profit in hundredths of a per cent, and fee for each new client. */
    private const AFFILIATES = [
        ['Front Row Media', '51824753556', true, 2_500, 0],
        ['Racing Lounge', '76109387642', false, 2_000, 5_000],
        ['Turf Talk', '90416520983', true, 3_000, 0],
        ['The Form Guide Co', '33650218347', false, 2_250, 2_500],
        ['Coastal Digital', '11739164025', true, 2_000, 7_500],
        ['Saturday Slate', null, false, 1_500, 0],
    ];

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
        foreach (self::AFFILIATES as [$name, $abn, $isRegistered, $basisPoints, $newClientCents]) {
            Affiliate::query()->create([
                'name' => $name,
                'abn' => $abn,
                'is_gst_registered' => $isRegistered,
                'commission_basis_points' => $basisPoints,
                'new_client_cents' => $newClientCents,
            ]);
        }
        $companies = Company::query()->pluck('id')->all();
        foreach (self::PROMOTIONS as $index => [$title, $cents, $percent]) {
            $status = ['live', 'live', 'approved', 'ended', 'draft'][$index % 5];
            BonusPromotion::query()->create([
                'company_id' => $companies[$index % count($companies)], 'title' => $title, 'value_cents' => $cents, 'percent' => $percent,
                'status' => $status,
                'starts_at' => in_array($status, ['live', 'ended'], true) ? now()->subDays(220 - $index) : now()->addDays(1 + $index),
                'ends_at' => $status === 'ended' ? now()->subDays(30 - $index) : now()->addDays(5 + $index * 3),
            ]);
        }
    }
}
