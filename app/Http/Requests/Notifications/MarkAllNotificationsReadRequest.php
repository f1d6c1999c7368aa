<?php

declare(strict_types=1);

namespace App\Http\Requests\Notifications;

use App\Enums\NotificationType;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

final class MarkAllNotificationsReadRequest extends FormRequest
{
    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['type' => ['nullable', Rule::enum(NotificationType::class)]];
    }

    /** Null for every type. */
    public function type(): ?NotificationType
    {
        return $this->enum('type', NotificationType::class);
    }
}
