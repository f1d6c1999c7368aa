<?php

declare(strict_types=1);

namespace App\Http\Requests\Withdrawals;

use Illuminate\Foundation\Http\FormRequest;

/** See {@see ReadsDestination}. */
final class ChooseDestinationRequest extends FormRequest
{
    use ReadsDestination;

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return $this->destinationRules();
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return $this->destinationMessages();
    }
}
