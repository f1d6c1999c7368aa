<?php

declare(strict_types=1);

namespace App\Http\Controllers\Concerns;

use App\Domain\Deposits\DecidedDeposit;
use App\Models\User;
use App\Support\OperationRefusedException;
use Closure;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

/** Answers a change with a flash message: what was done, who had done it before, or why it was refused. */
trait AnswersChange
{
    /** @param  Closure(): mixed  $change */
    private function changed(Closure $change, string $done): RedirectResponse
    {
        try {
            $change();
        } catch (OperationRefusedException $refused) {
            return back(303)->with('error', $refused->getMessage());
        }

        return $this->success($done);
    }

    /** @param  Closure(): DecidedDeposit  $decide */
    private function decided(Closure $decide, User $by, string $done): RedirectResponse
    {
        try {
            $earlier = $decide()->earlier($by);
        } catch (OperationRefusedException $refused) {
            return back(303)->with('error', $refused->getMessage());
        }

        return $this->success($earlier === null ? $done : "Already done by {$earlier->full_name}.");
    }

    /**
     * For pages and for calls in the background, which get `{message, already_handled}`.
     *
     * @param  string|null  $earlier  who had done the same before, which is a success too
     */
    private function settled(Request $request, string $done, ?string $earlier = null): JsonResponse|RedirectResponse
    {
        $message = $earlier ?? $done;

        return $request->expectsJson() ? new JsonResponse(['message' => $message, 'already_handled' => $earlier !== null]) : $this->success($message);
    }

    /** The same for a change that a colleague decided otherwise: 409 for calls in the background. */
    private function refused(Request $request, string $message): JsonResponse|RedirectResponse
    {
        return $request->expectsJson()
            ? new JsonResponse(['message' => $message, 'already_handled' => true], 409)
            : back(303)->with('error', $message);
    }

    private function success(string $message): RedirectResponse
    {
        return back(303)->with(['success' => $message, 'auto_hide_success_message' => true]);
    }
}
