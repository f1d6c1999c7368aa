<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Models\Affiliate;
use App\Models\AffiliateStatement;
use App\Models\User;

/** An affiliate and a draft of its statement, for tests that go through all routes. */
final class AffiliateRecords
{
    /** @return array<string, string> */
    public static function all(): array
    {
        $affiliate = Affiliate::factory()->createOne();
        $drafter = User::factory()->createOne();
        $statement = AffiliateStatement::query()->create([
            'affiliate_id' => $affiliate->id, 'period' => '2026-01-01', 'affiliate_name' => $affiliate->name, 'abn' => $affiliate->abn, 'is_gst_registered' => true,
            'commission_basis_points' => 2_500, 'new_client_cents' => 0, 'profit_cents' => 40_000, 'new_clients' => 0, 'commission_cents' => 10_000, 'adjustments' => [],
            'gross_cents' => 10_000, 'gst_cents' => 1_000, 'withheld_cents' => 0, 'payable_cents' => 11_000, 'drafted_by' => $drafter->id, 'changed_by' => $drafter->id,
        ]);

        return ['{affiliate}' => (string) $affiliate->id, '{statement}' => (string) $statement->id];
    }
}
