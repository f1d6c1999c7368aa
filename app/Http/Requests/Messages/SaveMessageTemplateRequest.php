<?php

declare(strict_types=1);

namespace App\Http\Requests\Messages;

use App\Domain\Messages\TemplateText;
use App\Enums\MessageTemplateStatus;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Support\PlainText;
use App\Support\SmsSegments;
use Closure;
use Illuminate\Validation\Rule;

/** The form of an SMS template. `former_id` is the version that it replaces, with the `former_status` on the page, and `version` that of an edited draft. */
final class SaveMessageTemplateRequest extends FormRequest
{
    use IsSentOnce;

    public function rules(): array
    {
        $isNew = $this->isMethod('post');

        return [
            ...$this->referenceRule(),
            'name' => [$isNew ? 'required_without:former_id' : 'exclude', 'nullable', 'string', 'max:120', new PlainText],
            'former_id' => [$isNew ? 'nullable' : 'prohibited', 'integer', 'min:1'],
            'former_status' => [$isNew ? 'required_with:former_id' : 'prohibited', 'nullable', Rule::enum(MessageTemplateStatus::class)],
            'version' => [$isNew ? 'prohibited' : 'required', 'integer', 'min:1'],
            'body' => ['bail', 'required', 'string', 'max:1000', static function (string $attribute, string $value, Closure $fail): void {
                $unknown = array_diff(TemplateText::named($value), array_keys(TemplateText::VARIABLES));
                if ($unknown !== []) {
                    $fail('{'.reset($unknown).'} is not a variable.');
                } elseif (SmsSegments::count(TemplateText::fill($value, TemplateText::VARIABLES)) > TemplateText::MOST_SEGMENTS) {
                    $fail('The message must fit in '.TemplateText::MOST_SEGMENTS.' SMS parts. Shorten it.');
                }
            }],
        ];
    }

    public function messages(): array
    {
        return ['name.required_without' => 'Enter a name.', 'body.required' => 'Enter the text.'];
    }

    public function formerStatus(): ?MessageTemplateStatus
    {
        return MessageTemplateStatus::tryFrom($this->string('former_status')->value());
    }
}
