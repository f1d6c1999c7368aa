<?php

declare(strict_types=1);

namespace App\Http;

use App\Domain\Intake\Bulk\BulkOutcome;
use App\Domain\Intake\Bulk\RefusedRow;
use Illuminate\Http\JsonResponse;
use Illuminate\Validation\ValidationException;

/**
 * The answer of a bulk call: 200 with the refused rows when at least one row was accepted. When no row was accepted, the call is
 * refused as a whole, and its key can be used again.
 */
final readonly class BulkAnswer
{
    /**
     * @param  list<RefusedRow>  $invalid  rows that were refused before the work
     * @param  string  $list  the field with the rows
     * @param  string  $name  the field that identifies a row for the sender
     *
     * @throws ValidationException when no row was accepted
     */
    public static function of(BulkOutcome $outcome, array $invalid, string $list, string $name): JsonResponse
    {
        $refused = [...$invalid, ...$outcome->refused];
        usort($refused, static fn (RefusedRow $one, RefusedRow $other): int => $one->index <=> $other->index);
        if ($outcome->created + $outcome->updated + $outcome->unchanged === 0) {
            throw ValidationException::withMessages(array_combine(
                array_map(static fn (RefusedRow $row): string => "{$list}.{$row->index}", $refused),
                array_map(static fn (RefusedRow $row): string => $row->detail, $refused),
            ));
        }

        return new JsonResponse([
            'created' => $outcome->created,
            'updated' => $outcome->updated,
            'unchanged' => $outcome->unchanged,
            'errors' => array_map(static fn (RefusedRow $row): array => ['index' => $row->index, $name => $row->name, 'detail' => $row->detail], $refused),
        ]);
    }
}
