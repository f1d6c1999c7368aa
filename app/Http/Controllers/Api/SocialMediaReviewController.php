<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveSocialMediaReview;
use App\Enums\SocialMediaReviewStatus;
use App\Http\Requests\Api\ReceiveSocialMediaReviewRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\Images\SentScreenshot;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Illuminate\Http\JsonResponse;

/** Reviews with their screenshot: 201 when new, 200 when repeated, 409 when the external_id has other content. */
#[ObjectSchema('ReceivedSocialMediaReview', 'The stored review.', [
    'id' => new Field('integer', "The review's id in Paddock.", 118, min: 1),
    'external_id' => new Field('string', 'As sent.', 'rev-118'),
    'client_id' => new Field('integer', 'The author.', 4711, min: 1),
    'platform_name' => new Field('string', 'As sent.', 'Google'),
    'status' => new Field('integer', '1 pending, 2 approved, 3 declined.', 1, enum: SocialMediaReviewStatus::class),
])]
final readonly class SocialMediaReviewController
{
    #[
        ApiCall(
            path: '/social-media-reviews',
            id: 'receiveSocialMediaReview',
            tag: 'Reviews',
            summary: 'Receive a review with its screenshot',
            description: 'As a form with the file, or as JSON with the file as base64 text. The picture is re-encoded, so that only its pixels are kept.',
            scope: IntakeScope::CreateSocialMediaReviews,
            body: 'NewSocialMediaReview',
            answers: [
                new Answer(201, 'The review is new.', 'ReceivedSocialMediaReview'),
                new Answer(200, 'The review already exists. Nothing was changed.', 'ReceivedSocialMediaReview'),
            ],
            refusals: [
                409 => [
                    'reference-taken' => 'This external_id was already used with different content. Nothing was changed. Use a new external_id for a new record.',
                ],
            ],
            form: 'NewSocialMediaReviewForm',
        ),
    ]
    public function store(ReceiveSocialMediaReviewRequest $request, ReceiveSocialMediaReview $receive): JsonResponse
    {
        $review = $receive->handle($request->toReview(), SentScreenshot::of($request)->screenshot(), $request->postedAt());

        return new JsonResponse($review->only(['id', 'external_id', 'client_id', 'platform_name', 'status']), $review->wasRecentlyCreated ? 201 : 200);
    }
}
