<?php

declare(strict_types=1);

namespace App\Actions\Reports;

use App\Enums\AffiliateStatementStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\AffiliateStatement;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Records the payment of an approved statement, once. The payment itself is made in online banking. */
final readonly class PayAffiliateStatement
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @throws ChangedMeanwhileException when it was already paid
     * @throws OperationRefusedException when it is a draft or has nothing to pay
     */
    public function handle(AffiliateStatement $statement, string $reference, User $user): void
    {
        DB::transaction(function () use ($statement, $reference, $user): void {
            $current = AffiliateStatement::query()->with('paidBy')->lockForUpdate()->findOrFail($statement->id);
            if ($current->status === AffiliateStatementStatus::Paid) {
                throw ChangedMeanwhileException::decided('statement', 'paid', $current->paidBy, $current->paid_at);
            }
            if ($current->status !== AffiliateStatementStatus::Approved || $current->payable_cents === 0) {
                throw new OperationRefusedException(
                    $current->payable_cents === 0
                        ? 'This statement has nothing to pay.'
                        : 'Approve this statement before you mark it as paid.',
                );
            }
            $current->update([
                'status' => AffiliateStatementStatus::Paid,
                'paid_by' => $user->id,
                'paid_at' => now(),
                'payment_reference' => $reference,
            ]);
            $this->audit->record(
                'affiliate_statement.paid',
                $current,
                ['status' => 'approved'],
                ['status' => 'paid', 'payment_reference' => $reference, 'payable_cents' => $current->payable_cents],
                $user->id,
            );
        }, 3);
    }
}
