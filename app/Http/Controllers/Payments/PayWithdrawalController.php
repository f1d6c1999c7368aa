<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\PayWithdrawal;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Payments\PayWithdrawalRequest;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class PayWithdrawalController
{
    use AnswersChange;

    public function __invoke(PayWithdrawalRequest $request, Withdrawal $withdrawal, PayWithdrawal $pay, #[CurrentUser] User $payer): RedirectResponse
    {
        return $this->changed(static fn () => $pay->handle($withdrawal, $request->reference(), $payer, $request->acknowledgement(), $request->paidOn()), "{$withdrawal->reference} is paid.");
    }
}
