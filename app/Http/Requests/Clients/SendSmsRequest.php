<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\MessageChannel;
use App\Http\Requests\FormRequest;
use App\Support\SmsSegments;
use Closure;

/** `body`, `template_id`, `reference`; `read_up_to`: the newest message on screen, which this one answers. */
final class SendSmsRequest extends FormRequest
{
    use UsesTemplate;

    public const MOST_SEGMENTS = 6;

    public function rules(): array
    {
        return [
            'body' => ['required', 'string', 'max:1000', $this->holdsNoVariable(...), $this->isShortEnough(...)],
            ...$this->templateRules(MessageChannel::Sms),
            'read_up_to' => ['nullable', 'integer', 'min:0', 'max:999999999999999999'],
        ];
    }

    public function messages(): array
    {
        return [
            'body.required' => 'Enter a message.',
            'body.max' => 'The message must be at most 1,000 characters.',
            'template_id.*' => 'This template is no longer approved. Choose another one.',
            'reference.*' => 'Couldn’t send the message. Reload the page and try again.',
        ];
    }

    public function readUpTo(): int
    {
        return (int) $this->validated('read_up_to');
    }

    private function isShortEnough(string $attribute, mixed $value, Closure $fail): void
    {
        if (is_string($value) && SmsSegments::count($value) > self::MOST_SEGMENTS) {
            $fail('The message must fit in '.self::MOST_SEGMENTS.' SMS parts. Shorten it.');
        }
    }
}
