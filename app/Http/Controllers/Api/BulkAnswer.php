<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Services\Intake\Bulk\BulkOutcome;
use App\Services\Intake\Bulk\RefusedRow;
use Illuminate\Http\JsonResponse;
use Illuminate\Validation\ValidationException;

/**
 * The answer to a bulk call: 200 as soon as one row was taken, with the refused ones named; they may be mended and sent
 * again under a new key. When no row could be taken, the call is refused as a whole, and so its key stays free.
 */
final readonly class BulkAnswer
{
    /**
     * @param  string  $list  the field that held the rows
     * @param  string  $name  the field that the sender knows a row by
     *
     * @throws ValidationException when no row could be taken
     */
    public static function of(BulkOutcome $outcome, string $list, string $name): JsonResponse
    {
        if ($outcome->isRefused()) {
            throw ValidationException::withMessages(array_combine(
                array_map(static fn (RefusedRow $row): string => "{$list}.{$row->index}", $outcome->refused),
                array_map(static fn (RefusedRow $row): string => $row->detail, $outcome->refused),
            ));
        }

        return new JsonResponse([
            'created' => $outcome->created,
            'updated' => $outcome->updated,
            'unchanged' => $outcome->unchanged,
            'errors' => array_map(static fn (RefusedRow $row): array => ['index' => $row->index, $name => $row->name, 'detail' => $row->detail], $outcome->refused),
        ]);
    }
}
