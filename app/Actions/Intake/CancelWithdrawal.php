<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Actions\Notifications\MarkNotificationsRead;
use App\Enums\NotificationType;
use App\Enums\WithdrawalStatus;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** The client took a withdrawal back: nobody has to look at it any more. */
final readonly class CancelWithdrawal
{
    private const REASON = 'Cancelled by the client';

    public function __construct(private MarkNotificationsRead $read, private AuditTrail $audit) {}

    /**
     * Throws {@see WithdrawalUnknown}, and {@see WithdrawalDecided} once it was approved, paid, failed or declined.
     *
     * @return Withdrawal cancelled, by this call or before it
     */
    public function handle(string $reference, ?string $reason, CarbonImmutable $cancelledAt): Withdrawal
    {
        return DB::transaction(function () use ($reference, $reason, $cancelledAt): Withdrawal {
            $withdrawal = Withdrawal::query()->where('reference', $reference)->lockForUpdate()->first() ?? throw new WithdrawalUnknown;
            $before = $withdrawal->status;

            if ($before === WithdrawalStatus::Cancelled) {
                return $withdrawal;
            }
            if (! in_array($before, [WithdrawalStatus::Pending, WithdrawalStatus::Checked], true)) {
                throw new WithdrawalDecided($before);
            }

            $withdrawal->update(['status' => WithdrawalStatus::Cancelled, 'reason' => $reason ?? self::REASON]);
            $this->audit->record('withdrawal.cancelled', $withdrawal, ['status' => $before->value], [
                'status' => WithdrawalStatus::Cancelled->value, 'source' => 'intake', 'cancelled_at' => $cancelledAt,
            ]);
            $this->read->settled(NotificationType::Withdrawal, $withdrawal);

            return $withdrawal;
        });
    }
}
