<?php

declare(strict_types=1);

namespace App\Http\Controllers\Withdrawals;

use App\Actions\Withdrawals\ApproveWithdrawal;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Withdrawals\ApproveWithdrawalRequest;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ApproveWithdrawalController
{
    use AnswersChange;

    public function __invoke(ApproveWithdrawalRequest $request, Withdrawal $withdrawal, ApproveWithdrawal $approve, #[CurrentUser] User $approver): RedirectResponse
    {
        return $this->changed(static fn () => $approve->handle($withdrawal, $approver, $request->isAware()), 'Withdrawal approved. It can be paid.');
    }
}
