<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\Reports\ApproveAffiliateStatement;
use App\Actions\Reports\DraftAffiliateStatements;
use App\Actions\Reports\PayAffiliateStatement;
use App\Enums\StaffRole;
use App\Models\AffiliateStatement;
use App\Models\User;
use Illuminate\Database\Seeder;

/** Statements of affiliates: one month paid, one approved, and last month still to draft. */
final class AffiliateStatementSeeder extends Seeder
{
    public function run(DraftAffiliateStatements $draft, ApproveAffiliateStatement $approve, PayAffiliateStatement $pay): void
    {
        $month = now(config()->string('paddock.timezone'))->toImmutable()->startOfMonth();
        $manager = $this->firstOf(StaffRole::AffiliateManager);
        $approver = $this->firstOf(StaffRole::Developer);
        foreach ([3, 2] as $ago) {
            $draft->handle($month->subMonthsNoOverflow($ago), $manager);
        }
        foreach (AffiliateStatement::query()->orderBy('id')->get() as $statement) {
            $approve->handle($statement, $statement->version, $approver);
            if ($statement->payable_cents > 0 && $statement->period->toDateString() === $month->subMonthsNoOverflow(3)->toDateString()) {
                $pay->handle($statement, 'CBA '.(48_210 + $statement->id), $manager);
            }
        }
    }

    private function firstOf(StaffRole $role): User
    {
        return User::query()->whereRelation('role', 'name', $role->value)->orderBy('id')->firstOrFail();
    }
}
