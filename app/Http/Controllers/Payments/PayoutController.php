<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\FailWithdrawal;
use App\Actions\Payments\PayWithdrawal;
use App\Actions\Payments\ReleasePayout;
use App\Actions\Payments\RevealDestination;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Payments\FailWithdrawalRequest;
use App\Http\Requests\Payments\PayWithdrawalRequest;
use App\Http\Requests\Payments\ReleasePayoutRequest;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

/** The payment of one withdrawal. */
final class PayoutController
{
    use AnswersChange;

    /** Shows the destination of a manual payment once. */
    public function reveal(Withdrawal $withdrawal, RevealDestination $reveal, #[CurrentUser] User $viewer): JsonResponse
    {
        try {
            return new JsonResponse($reveal->handle($withdrawal, $viewer), headers: ['Cache-Control' => 'no-store, private']);
        } catch (OperationRefusedException $refused) {
            return new JsonResponse(['message' => $refused->getMessage()], 409);
        }
    }

    public function release(
        ReleasePayoutRequest $request,
        Withdrawal $withdrawal,
        ReleasePayout $release,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $release->handle($withdrawal, $request->validated('reason'), $user),
            "{$withdrawal->reference} can be paid again.",
        );
    }

    public function pay(PayWithdrawalRequest $request, Withdrawal $withdrawal, PayWithdrawal $pay, #[CurrentUser] User $payer): RedirectResponse
    {
        return $this->changed(
            static fn () => $pay->handle($withdrawal, $request->string('bank_reference')->value(), $payer, $request->acknowledgement(), $request->paidOn()),
            "{$withdrawal->reference} is paid.",
        );
    }

    public function fail(FailWithdrawalRequest $request, Withdrawal $withdrawal, FailWithdrawal $fail, #[CurrentUser] User $user): RedirectResponse
    {
        $version = $request->filled('deposit_version') ? $request->integer('deposit_version') : null;

        return $this->changed(
            static fn () => $fail->handle(
                $withdrawal,
                $request->string('reason')->value(),
                $user,
                $request->line(),
                $version,
                $request->boolean('accepts_credited'),
            ),
            "{$withdrawal->reference} marked as failed. The money is back on the client’s balance.",
        );
    }
}
