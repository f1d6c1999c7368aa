<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Http\Requests\FormRequest;

/** `up_to`: the newest message on screen. Later ones stay unread. */
final class MarkConversationReadRequest extends FormRequest
{
    public function rules(): array
    {
        return ['up_to' => ['nullable', 'integer', 'min:0', 'max:999999999999999999']];
    }

    public function upTo(): ?int
    {
        $id = $this->validated('up_to');

        return $id === null ? null : (int) $id;
    }
}
