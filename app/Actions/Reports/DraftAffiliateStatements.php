<?php

declare(strict_types=1);

namespace App\Actions\Reports;

use App\Domain\Reports\Affiliates\AffiliateMonths;
use App\Domain\Reports\Affiliates\StatementFigures;
use App\Domain\Stats\StatMonths;
use App\Enums\AffiliateStatementStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Affiliate;
use App\Models\AffiliateStatement;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Makes the statements of a month, or brings its drafts up to date. Approved statements stay as they are. */
final readonly class DraftAffiliateStatements
{
    public function __construct(private AffiliateMonths $months, private StatementFigures $figures, private AuditTrail $audit) {}

    /**
     * @param  CarbonImmutable  $month  in the business time zone
     * @return int drafts that were made or changed
     */
    public function handle(CarbonImmutable $month, User $user): int
    {
        // Before the transaction, because it reads much and other writers must not wait.
        $this->months->addUpMoney(StatMonths::of($month));

        return DB::transaction(function () use ($month, $user): int {
            $changed = 0;
            // Locked, so that two drafts at once make one statement.
            foreach (Affiliate::query()->orderBy('id')->lockForUpdate()->get() as $affiliate) {
                $changed += $this->draft($affiliate, $month, $user) ? 1 : 0;
            }

            return $changed;
        }, 3);
    }

    private function draft(Affiliate $affiliate, CarbonImmutable $month, User $user): bool
    {
        $statement = AffiliateStatement::query()->where('affiliate_id', $affiliate->id)->where('period', $month->toDateString())->lockForUpdate()->first();
        if ($statement !== null && $statement->status !== AffiliateStatementStatus::Draft) {
            return false;
        }
        $figures = $this->figures->of($affiliate, $month);
        if ($statement === null) {
            $statement = AffiliateStatement::query()->create([
                ...$figures,
                'affiliate_id' => $affiliate->id,
                'period' => $month->toDateString(),
                'drafted_by' => $user->id,
                'changed_by' => $user->id,
            ]);
            $this->audit->record(
                'affiliate_statement.drafted',
                $statement,
                [],
                ['period' => $month->format('Y-m'), ...$figures],
                $user->id,
            );

            return true;
        }
        $before = $statement->only(array_keys($figures));
        // Loose, because databases return numbers as text.
        $changed = array_filter($figures, static fn (mixed $value, string $field): bool => $value != $before[$field], ARRAY_FILTER_USE_BOTH);
        if ($changed === []) {
            return false;
        }
        $statement->update([...$changed, 'changed_by' => $user->id, 'version' => $statement->version + 1]);
        $this->audit->record('affiliate_statement.changed', $statement, array_intersect_key($before, $changed), $changed, $user->id);

        return true;
    }
}
