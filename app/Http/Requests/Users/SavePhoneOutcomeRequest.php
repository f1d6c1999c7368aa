<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Enums\PhoneOutcome;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

final class SavePhoneOutcomeRequest extends FormRequest
{
    public function rules(): array
    {
        return ['outcome' => ['required', Rule::enum(PhoneOutcome::class)]];
    }
}
