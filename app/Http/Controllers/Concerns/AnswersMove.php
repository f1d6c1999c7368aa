<?php

declare(strict_types=1);

namespace App\Http\Controllers\Concerns;

use App\Services\Ledger\MoveRefused;
use Closure;
use Illuminate\Http\RedirectResponse;

/** The answer to a step of a transfer or a bonus: done, or in a banner why not. */
trait AnswersMove
{
    /** @param  Closure(): mixed  $move */
    private function moved(Closure $move, string $done): RedirectResponse
    {
        try {
            $move();
        } catch (MoveRefused $refused) {
            return back(303)->with('error', $refused->getMessage());
        }

        return back(303)->with(['success' => $done, 'auto_hide_success_message' => true]);
    }
}
