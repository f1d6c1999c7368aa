<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Http\FormRequest;

/** Body of `POST /api/v1/withdrawal-requests/{reference}/cancel`. */
final class CancelWithdrawalRequest extends FormRequest
{
    use ReadsIntakeFields;

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [
            'reason' => ['nullable', 'string', 'max:255'],
            'cancelled_at' => $this->momentRules(),
        ];
    }

    /** By its name, because the signed way to this call has another parameter before it. */
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
}
