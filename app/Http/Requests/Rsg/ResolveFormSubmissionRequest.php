<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Http\Requests\FormRequest;

final class ResolveFormSubmissionRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['nullable', 'string', 'max:500']];
    }

    /** Why the form has no decision. The screens ask for it where the client requested protection. */
    public function reason(): ?string
    {
        return $this->validated('reason');
    }
}
