<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\ChangeDraftBatch;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class PaymentBatchItemController
{
    use AnswersMove;

    public function destroy(PaymentBatch $batch, PaymentBatchItem $item, ChangeDraftBatch $change, #[CurrentUser] User $editor): RedirectResponse
    {
        return $this->moved(static fn () => $change->takeOut($batch, $item, $editor), 'The payment is taken out and waits again.');
    }
}
