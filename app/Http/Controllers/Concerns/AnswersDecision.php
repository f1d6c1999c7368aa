<?php

declare(strict_types=1);

namespace App\Http\Controllers\Concerns;

use App\Actions\Deposits\DecidedDeposit;
use App\Models\User;
use App\Services\Ledger\MoveRefused;
use Closure;
use Illuminate\Http\RedirectResponse;

/** The answer to a decision on a deposit: done, done before by somebody else, or in a banner why not. */
trait AnswersDecision
{
    /** @param  Closure(): DecidedDeposit  $decide */
    private function decided(Closure $decide, User $by, string $done): RedirectResponse
    {
        try {
            $earlier = $decide()->earlier($by);
        } catch (MoveRefused $refused) {
            return back(303)->with('error', $refused->getMessage());
        }

        return back(303)->with(['success' => $earlier === null ? $done : "{$earlier->full_name} has done that already.", 'auto_hide_success_message' => true]);
    }
}
