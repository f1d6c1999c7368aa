<?php

declare(strict_types=1);

namespace App\Http\Controllers\Concerns;

use App\Domain\Deposits\DecidedDeposit;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Closure;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Validation\ValidationException;

/** Answers a change with a flash message: done, already done by a colleague, or the reason of a refusal. */
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

    /**
     * A colleague's change in the meantime is a form error, so that the form stays open with what the user typed.
     *
     * @param  Closure(): mixed  $save  what a form sent
     */
    private function saved(Closure $save, string $done): RedirectResponse
    {
        return $this->changed(static function () use ($save): void {
            try {
                $save();
            } catch (ChangedMeanwhileException $changed) {
                throw ValidationException::withMessages(['version' => $changed->getMessage()]);
            }
        }, $done);
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
     * For pages and background requests, which get `{message, already_handled}`.
     *
     * @param  string|null  $earlier  who had already done it, which also counts as a success
     */
    private function settled(Request $request, string $done, ?string $earlier = null): JsonResponse|RedirectResponse
    {
        $message = $earlier ?? $done;

        return $request->expectsJson() ? new JsonResponse(['message' => $message, 'already_handled' => $earlier !== null]) : $this->success($message);
    }

    /** For a change that a colleague decided differently. Background requests get 409. */
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
