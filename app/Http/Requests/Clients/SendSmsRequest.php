<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\MessageChannel;
use App\Support\SmsSegments;
use Closure;
use Illuminate\Foundation\Http\FormRequest;

/** `body`, `template_id`, `reference`. */
final class SendSmsRequest extends FormRequest
{
    use UsesTemplate;

    public const MOST_SEGMENTS = 6;

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['body' => ['required', 'string', 'max:1000', $this->holdsNoVariable(...), $this->isShortEnough(...)], ...$this->templateRules(MessageChannel::Sms)];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            'body.required' => 'Write a message first.',
            'body.max' => 'A message has at most 1,000 letters.',
            'template_id.*' => 'That template is no longer approved. Choose another one.',
            'reference.*' => 'The message could not be sent. Reload the page and try again.',
        ];
    }

    public function body(): string
    {
        return trim((string) $this->validated('body'));
    }

    private function isShortEnough(string $attribute, mixed $value, Closure $fail): void
    {
        if (is_string($value) && SmsSegments::count($value) > self::MOST_SEGMENTS) {
            $fail('A message has at most '.self::MOST_SEGMENTS.' parts. Make it shorter.');
        }
    }
}
