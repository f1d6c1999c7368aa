<?php

declare(strict_types=1);

namespace App\Actions\Reports;

use App\Domain\Reports\Affiliates\StatementChecker;
use App\Enums\AffiliateStatementStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Affiliate;
use App\Models\AffiliateStatement;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Approves a draft of another colleague. */
final readonly class ApproveAffiliateStatement
{
    public function __construct(private StatementChecker $checker, private AuditTrail $audit) {}

    /**
     * @param  int  $version  of the draft that the approver saw
     *
     * @throws ChangedMeanwhileException when it was approved or got other figures
     * @throws OperationRefusedException when the user can't approve it
     */
    public function handle(AffiliateStatement $statement, int $version, User $approver): void
    {
        DB::transaction(function () use ($statement, $version, $approver): void {
            // The same order as drafts, which lock the affiliate first.
            $affiliate = Affiliate::query()->lockForUpdate()->findOrFail($statement->affiliate_id);
            $current = AffiliateStatement::query()->with('approvedBy')->lockForUpdate()->findOrFail($statement->id);
            if ($current->status !== AffiliateStatementStatus::Draft) {
                throw ChangedMeanwhileException::decided('statement', $current->status->value, $current->approvedBy, $current->approved_at);
            }
            if ($current->version !== $version) {
                throw new ChangedMeanwhileException('The figures of this draft changed since you opened it. Check them, then approve again.');
            }
            $why = $this->checker->refusal($current, $affiliate, $approver);
            if ($why !== null) {
                throw new OperationRefusedException($why);
            }
            $current->update([
                'status' => AffiliateStatementStatus::Approved,
                'approved_by' => $approver->id,
                'approved_at' => now(),
            ]);
            $this->audit->record(
                'affiliate_statement.approved',
                $current,
                ['status' => 'draft'],
                ['status' => 'approved', 'payable_cents' => $current->payable_cents],
                $approver->id,
            );
        }, 3);
    }
}
