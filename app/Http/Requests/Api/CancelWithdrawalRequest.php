<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\Http\Requests\FormRequest;
use App\Infrastructure\Deliveries\IntakeCaller;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Carbon\CarbonImmutable;
use Closure;

/** Body of `POST /api/v1/withdrawal-requests/{reference}/cancel`. */
#[
    ObjectSchema('WithdrawalCancellation', 'The reason and time of the cancellation.', [
        'reference' => new Field(
            'string',
            'The same as in the path. Required in signed calls, because the signature does not cover the path.',
            'WD-20931',
            optional: true,
            pattern: '^[A-Za-z0-9._:@+=-]+$',
            maxLength: 64,
        ),
        'reason' => new Field(
            'string',
            'The client\'s reason.',
            'Changed my mind',
            optional: true,
            nullable: true,
            maxLength: 255,
        ),
        'cancelled_at' => new Field('string', 'With an offset.', '2026-11-20T14:08:00+11:00', format: 'date-time'),
    ]),
]
final class CancelWithdrawalRequest extends FormRequest
{
    use ReadsIntakeFields;

    public function rules(): array
    {
        return [
            'reference' => ['bail', IntakeCaller::of($this)->isWebhook() ? 'required' : 'sometimes', $this->isOfThePath(...)],
            'reason' => ['nullable', 'string', 'max:255'],
            'cancelled_at' => $this->momentRules(),
        ];
    }

    /** Read by name, because the signed route has another parameter before it. */
    public function reference(): string
    {
        $reference = $this->route('reference');

        return is_string($reference) ? $reference : '';
    }

    public function reason(): ?string
    {
        return $this->optionalText('reason');
    }

    public function cancelledAt(): CarbonImmutable
    {
        return $this->moment('cancelled_at');
    }

    private function isOfThePath(string $attribute, mixed $value, Closure $fail): void
    {
        if ($value !== $this->reference()) {
            $fail('The reference must be the same as in the path.');
        }
    }
}
