<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\ApproveDeposits;
use App\Actions\Deposits\BounceDeposit;
use App\Actions\Deposits\RejectDeposit;
use App\Actions\Deposits\ReopenDeposit;
use App\Actions\Deposits\ReturnDeposit;
use App\Actions\Deposits\SplitDeposit;
use App\Actions\Deposits\UndoDeposit;
use App\Domain\Deposits\DecidedDeposit;
use App\Enums\DepositStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Deposits\ApproveDepositRequest;
use App\Http\Requests\Deposits\ApproveDepositsRequest;
use App\Http\Requests\Deposits\BounceDepositRequest;
use App\Http\Requests\Deposits\BulkApprovalRequest;
use App\Http\Requests\Deposits\ReasonedDecisionRequest;
use App\Http\Requests\Deposits\SplitDepositRequest;
use App\Models\Deposit;
use App\Models\User;
use App\Queries\Deposits\BulkApprovalQuery;
use App\Support\Dollars;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

final class DepositDecisionController
{
    use AnswersChange;

    /** The client of each deposit, to confirm before approving several. */
    public function previewMany(BulkApprovalRequest $request, BulkApprovalQuery $query): JsonResponse
    {
        return new JsonResponse($query->of($request->versions()));
    }

    /** Approves several deposits, each separately, and returns each result. */
    public function approveMany(ApproveDepositsRequest $request, ApproveDeposits $approve, #[CurrentUser] User $user): JsonResponse
    {
        return new JsonResponse($approve->handle($request->deposits(), $user));
    }

    public function approve(ApproveDepositRequest $request, Deposit $deposit, ApproveDeposit $approve, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->decided(
            static fn (): DecidedDeposit => $approve->handle(
                $deposit,
                $request->integer('client_id'),
                $user,
                $request->integer('version'),
                $request->options(),
            ),
            $user,
            Dollars::of($deposit->amount_cents).' credited.',
        );
    }

    public function reject(ReasonedDecisionRequest $request, Deposit $deposit, RejectDeposit $reject, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->decided(
            static fn (): DecidedDeposit => $reject->handle($deposit, $request->string('reason')->value(), $user, $request->integer('version')),
            $user, 'Deposit rejected. The money stays in our account until you return it.',
        );
    }

    public function return(ReasonedDecisionRequest $request, Deposit $deposit, ReturnDeposit $return, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->decided(
            static fn (): DecidedDeposit => $return->handle($deposit, $request->string('reason')->value(), $user, $request->integer('version')),
            $user, 'Deposit returned to the payer.',
        );
    }

    public function bounce(BounceDepositRequest $request, Deposit $deposit, BounceDeposit $bounce, #[CurrentUser] User $user): RedirectResponse
    {
        $withdrawal = $request->withdrawal();

        return $this->decided(
            static fn (): DecidedDeposit => $bounce->handle($deposit, $withdrawal, $user, $request->integer('version')),
            $user, "This is {$withdrawal->reference}, returned. No client is credited again.",
        );
    }

    public function split(
        SplitDepositRequest $request,
        Deposit $deposit,
        SplitDeposit $split,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        return $this->changed(
            static fn (): array => $split->handle($deposit, $request->parts(), $user, $request->integer('version')),
            'Deposit split. Decide each part separately.',
        );
    }

    /** Undoes any decision; the version on the page identifies it. */
    public function undo(
        ReasonedDecisionRequest $request,
        Deposit $deposit,
        UndoDeposit $undo,
        ReopenDeposit $reopen,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        [$action, $undone] = in_array(
            $deposit->status,
            [DepositStatus::Rejected, DepositStatus::Returned, DepositStatus::Bounced],
            true,
        )
            ? [$reopen, 'Decision']
            : [$undo, 'Approval'];

        return $this->changed(
            static fn (): Deposit => $action->handle($deposit, $request->string('reason')->value(), $user, $request->integer('version')),
            "{$undone} undone. The deposit is open again.",
        );
    }
}
