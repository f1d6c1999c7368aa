<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\ReasonRefused;
use Closure;
use Illuminate\Http\RedirectResponse;

/** The answer to a change of the list of reasons: done, or beside the title why not. */
trait AnswersReasonChange
{
    /** @param  Closure(): mixed  $change */
    private function changed(Closure $change, string $done): RedirectResponse
    {
        try {
            $change();
        } catch (ReasonRefused $refused) {
            return back(303)->withErrors(['title' => $refused->getMessage()]);
        }

        return back(303)->with(['success' => $done, 'auto_hide_success_message' => true]);
    }
}
