<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Enums\CertificationDecision;
use App\Http\Requests\FormRequest;
use App\Models\GatedAbility;
use Carbon\CarbonImmutable;
use Illuminate\Validation\Rule;

/** `decision`, with `issued_on` for an approval and `reason` otherwise. `seen` is when the evidence on the page was sent. */
final class DecideCertificationRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'decision' => ['required', Rule::enum(CertificationDecision::class)],
            'seen' => ['required_unless:decision,revoke', 'nullable', 'string'],
            'issued_on' => ['required_if:decision,approve', 'nullable', 'date_format:Y-m-d', 'before_or_equal:'.GatedAbility::today()],
            'reason' => ['required_unless:decision,approve', 'nullable', 'string', 'min:5', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'issued_on.*' => 'Enter the day of the training, today or earlier.',
            'reason.*' => 'Enter a reason of 5 to 255 characters.',
        ];
    }

    public function issuedOn(): ?CarbonImmutable
    {
        return $this->string('issued_on')->isEmpty() ? null : CarbonImmutable::parse($this->string('issued_on')->value());
    }
}
