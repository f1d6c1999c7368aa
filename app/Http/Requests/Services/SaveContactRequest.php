<?php

declare(strict_types=1);

namespace App\Http\Requests\Services;

use App\Enums\ContactKind;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Support\PhoneNumber;
use App\Support\PlainText;
use Closure;
use Illuminate\Validation\Rule;

/** The form of a contact. A change comes with the version it was opened on. */
final class SaveContactRequest extends FormRequest
{
    use IsSentOnce;

    public function rules(): array
    {
        $isNew = $this->isMethod('post');
        $phone = ['bail', 'nullable', 'string', 'max:30', static function (string $attribute, string $value, Closure $fail): void {
            if (PhoneNumber::toE164($value) === null) {
                $fail('Enter a phone number such as 03 9555 0123, with the country code if it is not Australian.');
            } elseif (PhoneNumber::parse($value)?->hasExtension() === true) {
                $fail('Enter the number without its extension. Write the extension in the notes.');
            }
        }];

        return [
            ...$this->referenceRule(),
            'kind' => [$isNew ? 'required' : 'prohibited', Rule::enum(ContactKind::class)],
            'version' => [$isNew ? 'prohibited' : 'required', 'integer', 'min:1'],
            'name' => ['required', 'string', 'max:100', new PlainText],
            'organisation' => ['nullable', 'string', 'max:100', new PlainText],
            'role' => ['nullable', 'string', 'max:100', new PlainText],
            'mobile_e164' => $phone,
            'phone_e164' => $phone,
            'email' => ['nullable', 'string', 'email:rfc', 'max:255'],
            'notes' => ['nullable', 'string', 'max:2000'],
        ];
    }

    public function messages(): array
    {
        return ['name.required' => 'Enter a name.', 'email.email' => 'Enter a valid email address.'];
    }

    /** @return array<string, string|null> */
    public function fields(): array
    {
        $fields = $this->safe(['name', 'organisation', 'role', 'mobile_e164', 'phone_e164', 'email', 'notes']);
        foreach (['mobile_e164', 'phone_e164'] as $phone) {
            $fields[$phone] = isset($fields[$phone]) ? PhoneNumber::toE164($fields[$phone]) : null;
        }

        /** @var array<string, string|null> */
        return $fields;
    }
}
