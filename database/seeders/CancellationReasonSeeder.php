<?php

declare(strict_types=1);

namespace Database\Seeders;

use App\Models\CancellationReason;
use Illuminate\Database\Seeder;

/** First reasons. An existing list stays unchanged, because users maintain it. */
final class CancellationReasonSeeder extends Seeder
{
    private const TITLES = [
        'Client changed their mind', 'Details do not match', 'Turnover requirement not met', 'Suspected third party', 'Duplicate request',
        'Account not verified', 'Waiting for documents', 'Open bets or bonuses', 'Responsible gambling review', 'Entered in error',
    ];

    public function run(): void
    {
        if (CancellationReason::query()->exists()) {
            return;
        }
        foreach (self::TITLES as $place => $title) {
            CancellationReason::query()->create(['title' => $title, 'position' => $place + 1]);
        }
    }
}
