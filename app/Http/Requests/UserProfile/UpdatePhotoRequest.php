<?php

declare(strict_types=1);

namespace App\Http\Requests\UserProfile;

use App\Http\Requests\FormRequest;
use App\Infrastructure\Images\PhotoEncoder;
use Illuminate\Http\UploadedFile;

final class UpdatePhotoRequest extends FormRequest
{
    /** @return array<string, list<string>> */
    public function rules(): array
    {
        return ['photo' => ['required', 'file', 'max:'.PhotoEncoder::MAX_KILOBYTES]];
    }

    public function photo(): UploadedFile
    {
        /** @var UploadedFile */
        return $this->file('photo');
    }

    public function messages(): array
    {
        return [
            'photo.required' => 'Choose a picture.',
            'photo.uploaded' => 'The picture could not be uploaded. Choose one of at most 5 MB.',
            'photo.max' => 'Choose a picture of at most 5 MB.',
        ];
    }
}
