<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use App\Http\Requests\UserProfile\ConfirmedRequest;

/** The user's password; the acknowledged exclusions for the export, a `reason` for another download. */
final class ExportPaymentBatchRequest extends ConfirmedRequest
{
    use ReadsAcknowledgement;

    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        return [...parent::rules(), ...$this->acknowledgementRules(), 'reason' => ['nullable', 'string', 'min:5', 'max:255']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            ...parent::messages(),
            ...$this->acknowledgementMessages(),
            'reason.min' => 'Enter why the file is needed again, in at least 5 characters.',
            'reason.max' => 'A reason has at most 255 characters.',
        ];
    }
}
