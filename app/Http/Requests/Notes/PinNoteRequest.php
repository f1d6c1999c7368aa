<?php

declare(strict_types=1);

namespace App\Http\Requests\Notes;

use App\Http\Requests\FormRequest;

/** `is_pinned`. */
final class PinNoteRequest extends FormRequest
{
    public function rules(): array
    {
        return ['is_pinned' => ['required', 'boolean']];
    }
}
