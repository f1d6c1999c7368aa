<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Http\Requests\UserProfile\ConfirmedRequest;

/** The password of whoever takes the file; the first time also what they know of the clients, from the second time on a `reason`. */
final class ExportPaymentBatchRequest extends ConfirmedRequest
{
    use ReadsAwareness;

    public function reason(): ?string
    {
        $reason = $this->validated('reason');

        return is_string($reason) ? $reason : null;
    }

    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        return [...parent::rules(), ...$this->awarenessRules(), 'reason' => ['nullable', 'string', 'min:5', 'max:255']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [...parent::messages(), ...$this->awarenessMessages(), 'reason.min' => 'Say in a few words why the file is needed again.', 'reason.max' => 'A reason has at most 255 characters.'];
    }
}
