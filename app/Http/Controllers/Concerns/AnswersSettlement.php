<?php

declare(strict_types=1);

namespace App\Http\Controllers\Concerns;

use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

/**
 * The answer to a call that settles work, to a visit of the page router and to a call in the background.
 *
 * The latter gets `{message, already_handled}`, with 409 where somebody else decided otherwise.
 */
trait AnswersSettlement
{
    /** @param  string|null  $earlier  who had done the same before, which is a success too */
    private function settled(Request $request, string $done, ?string $earlier = null): JsonResponse|RedirectResponse
    {
        $message = $earlier ?? $done;

        return $request->expectsJson()
            ? new JsonResponse(['message' => $message, 'already_handled' => $earlier !== null])
            : back(303)->with(['success' => $message, 'auto_hide_success_message' => true]);
    }

    private function refused(Request $request, string $message): JsonResponse|RedirectResponse
    {
        return $request->expectsJson()
            ? new JsonResponse(['message' => $message, 'already_handled' => true], 409)
            : back(303)->with('error', $message);
    }
}
