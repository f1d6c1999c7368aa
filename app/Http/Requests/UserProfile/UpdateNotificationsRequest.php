<?php

declare(strict_types=1);

namespace App\Http\Requests\UserProfile;

use App\Http\Requests\FormRequest;

/** Settings can be sent individually. */
final class UpdateNotificationsRequest extends FormRequest
{
    /** @return array<string, list<string>> */
    public function rules(): array
    {
        return [
            'plays_notification_sound' => ['sometimes', 'required', 'boolean'],
            'shows_toasts' => ['sometimes', 'required', 'boolean'],
            'shows_browser_notifications' => ['sometimes', 'required', 'boolean'],
            'counts_in_title' => ['sometimes', 'required', 'boolean'],
        ];
    }
}
