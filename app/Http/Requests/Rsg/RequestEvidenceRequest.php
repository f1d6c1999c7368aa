<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Http\Requests\FormRequest;
use Carbon\CarbonImmutable;

/** The period of an evidence pack, and why it is needed. */
final class RequestEvidenceRequest extends FormRequest
{
    public function rules(): array
    {
        $today = CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString();

        return [
            'from' => ['required', 'date_format:Y-m-d', 'after:2000-01-01', "before_or_equal:{$today}"],
            'until' => ['required', 'date_format:Y-m-d', 'after_or_equal:from', "before_or_equal:{$today}"],
            'reason' => ['required', 'string', 'min:5', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'from.required' => 'Enter the first day.',
            'from.before_or_equal' => 'The first day can’t be in the future.',
            'until.required' => 'Enter the last day.',
            'until.after_or_equal' => 'The last day can’t be before the first.',
            'until.before_or_equal' => 'The last day can’t be in the future.',
            'reason.required' => 'Enter a reason for this evidence pack.',
            'reason.min' => 'Enter a longer reason for this evidence pack.',
        ];
    }
}
