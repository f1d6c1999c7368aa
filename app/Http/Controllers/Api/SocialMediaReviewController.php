<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveSocialMediaReview;
use App\Enums\SocialMediaReviewStatus;
use App\Http\Requests\Api\ReceiveSocialMediaReviewRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Images\PictureReader;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;

/** Reviews with their screenshot: 201 for a new one, 200 for one that is here already, 409 for another one under its external_id. */
final readonly class SocialMediaReviewController
{
    public function store(ReceiveSocialMediaReviewRequest $request, PictureReader $reader, ReceiveSocialMediaReview $receive): JsonResponse
    {
        $review = $receive->handle($request->toNewSocialMediaReview($reader));

        return new JsonResponse([
            'id' => $review->id,
            'external_id' => $review->external_id,
            'client_id' => $review->client_id,
            'platform_name' => $review->platform_name,
            'status' => $review->status,
        ], $review->wasRecentlyCreated ? 201 : 200);
    }
}
