<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\RemovePayment;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class PaymentBatchItemController
{
    use AnswersChange;

    public function destroy(PaymentBatch $batch, PaymentBatchItem $item, RemovePayment $remove, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $remove->handle($batch, $item, $user), 'Payment removed. It can go into another batch.');
    }
}
