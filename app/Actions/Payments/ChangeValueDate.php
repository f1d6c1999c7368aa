<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Payments\DraftBatch;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\PaymentBatch;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Changes the day on which the bank pays a draft batch. */
final readonly class ChangeValueDate
{
    public function __construct(private DraftBatch $drafts, private AuditTrail $audit, private WithdrawalNotifier $notifier) {}

    /** @throws ChangedMeanwhileException when the batch was exported or cancelled */
    public function handle(PaymentBatch $batch, CarbonImmutable $valueOn, User $user): PaymentBatch
    {
        return DB::transaction(function () use ($batch, $valueOn, $user): PaymentBatch {
            $current = $this->drafts->lock($batch);
            $before = $current->value_on->toDateString();
            if ($before !== $valueOn->toDateString()) {
                $current->update(['value_on' => $valueOn]);
                $this->audit->record(
                    'payment_batch.value_date_changed',
                    $current,
                    ['value_on' => $before],
                    ['value_on' => $valueOn->toDateString()],
                    $user->id,
                );
                $this->notifier->batchChanged($current);
            }

            return $current;
        }, 3);
    }
}
