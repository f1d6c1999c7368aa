<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Enums\SuppressionReason;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** `seen` is the suppression that the page showed. */
final class LiftDbClientSuppressionRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:5', 'max:255'], 'seen' => ['nullable', Rule::enum(SuppressionReason::class)]];
    }

    public function seen(): ?SuppressionReason
    {
        return SuppressionReason::tryFrom($this->string('seen')->value());
    }

    public function messages(): array
    {
        return ['reason.required' => 'Enter why the suppression ends.', 'reason.min' => 'Enter a longer reason why the suppression ends.'];
    }
}
